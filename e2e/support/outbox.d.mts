import type { Page } from '@playwright/test'

export function seedOutbox(page: Page): Promise<void>
