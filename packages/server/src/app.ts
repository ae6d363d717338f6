import type { Logger } from 'pino'
import { accountRoutes } from './account/routes.ts'
import { createAccountService } from './account/service.ts'
import { createAddressRepository } from './addresses/repository.ts'
import { addressRoutes } from './addresses/routes.ts'
import { createAddressService } from './addresses/service.ts'
import { createApprovalRepository } from './auth/sessions/approval-repository.ts'
import { createConfirmation } from './auth/confirmation.ts'
import { createDelays } from './auth/delays/delays.ts'
import { checkPermission, guardPermission } from './auth/sessions/guard-permission.ts'
import { createPasswords } from './auth/passwords.ts'
import { createAuthRepository } from './auth/repository.ts'
import { authRoutes } from './auth/routes.ts'
import { createAuthService } from './auth/service.ts'
import { createSessionRepository } from './auth/sessions/session-repository.ts'
import { sessionRoutes } from './auth/sessions/session-routes.ts'
import { createSessionService } from './auth/sessions/session-service.ts'
import { createLookupService } from './barcode/lookup-service.ts'
import { createOpenFoodFacts } from './barcode/open-food-facts.ts'
import { createPictures } from './barcode/picture-service.ts'
import { barcodeRoutes } from './barcode/routes.ts'
import { scanRoutes } from './barcode/scan-routes.ts'
import { createScanService } from './barcode/scan-service.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { createCatalogueService } from './catalogue/service.ts'
import type { Config } from './config.ts'
import { type ChannelOptions, openChannel } from './database/channel/channel.ts'
import type { Database } from './database/database.ts'
import { deletedRoutes } from './deleted/routes.ts'
import { createDeletedService } from './deleted/service.ts'
import { demoRoutes } from './demo/routes.ts'
import { createDemoService } from './demo/service.ts'
import { groceryRoutes } from './groceries/routes.ts'
import { createGroceryService } from './groceries/service.ts'
import { refuseWhenClosing } from './health/hooks.ts'
import { createHealthRepository } from './health/repository.ts'
import { healthRoutes } from './health/routes.ts'
import { createHealthService } from './health/service.ts'
import { type ServiceState, createServiceState } from './health/service-state.ts'
import { logCompletions } from './http/answers/completion.ts'
import { allowOrigins } from './http/hardening/cors.ts'
import type { App } from './http/handle.ts'
import { createApp } from './http/handle.ts'
import { api_headers } from './http/hardening/headers.ts'
import { openapiRoute } from './http/answers/openapi.ts'
import { mostConnections } from './http/hardening/open-files.ts'
import { createRateLimiter } from './http/hardening/rate-limit.ts'
import type { ServerConfig } from './http/server.ts'
import { createServer } from './http/server.ts'
import { builtSite, serveSite } from './http/site/site.ts'
import { keepHouse } from './housekeeping/hooks.ts'
import { createWorkers } from './images/create-workers.ts'
import { createImageService } from './images/service.ts'
import { insightsRoutes } from './insights/routes.ts'
import { createInsightsService } from './insights/service.ts'
import { inventoryRoutes } from './inventory/routes.ts'
import { createInventoryService } from './inventory/service.ts'
import { keepLive } from './live/hooks.ts'
import { chooseLimits } from './live/limits.ts'
import { createLiveRepository } from './live/repository.ts'
import { liveRoutes } from './live/routes.ts'
import { createLiveService } from './live/service.ts'
import { lotRoutes } from './lot-actions/routes.ts'
import { createLotActions } from './lot-actions/service.ts'
import { journalRoutes } from './journal/routes.ts'
import { createJournalService } from './journal/service.ts'
import type { Metrics } from './metrics/metrics.ts'
import { noticeRoutes } from './notices/routes.ts'
import { createNoticeService } from './notices/service.ts'
import { createBringingService } from './people/bringing/bringing-service.ts'
import { keepBringing } from './people/bringing/hooks.ts'
import { createMatcher } from './people/bringing/matcher.ts'
import { createElsewhere } from './people/elsewhere-repository.ts'
import { householdRoutes } from './people/household-routes.ts'
import { createHouseholdService } from './people/household-service.ts'
import { inviteRoutes } from './people/invite-routes.ts'
import { createInviteService } from './people/invite-service.ts'
import { memberRoutes } from './people/member-routes.ts'
import { createMemberService } from './people/member-service.ts'
import { predictionRoutes } from './prediction/routes.ts'
import { createPredictionService } from './prediction/service.ts'
import { createReceiptReader } from './receipt/providers/reader.ts'
import { receiptRoutes } from './receipt/routes.ts'
import { createReceiptService } from './receipt/service.ts'
import { receiptUndoRoutes } from './receipt-undo/routes.ts'
import { createReceiptUndo } from './receipt-undo/service.ts'
import { createCandidates } from './recognition/candidates.ts'
import { createLocalRecogniser } from './recognition/local.ts'
import { createChosenRecogniser } from './recognition/providers/chosen.ts'
import { recognitionRoutes } from './recognition/routes.ts'
import { createRecognitionService } from './recognition/service.ts'
import { photosSentTo } from './remote/destinations.ts'
import { entryRoutes } from './shopping-entries/routes.ts'
import { createEntryService } from './shopping-entries/service.ts'
import { shopRoutes } from './shops/routes.ts'
import { createShopService } from './shops/service.ts'
import { shoppingRoutes } from './shopping/routes.ts'
import { createShoppingService } from './shopping/service.ts'
import { createUserRepository } from './users/repository.ts'
import { userRoutes } from './users/routes.ts'
import { createUserService } from './users/service.ts'

export interface Dependencies {
  readonly database: Database
  readonly config: ServerConfig &
    Pick<Config, 'rateLimit' | 'corsOrigins' | 'registration' | 'openFoodFacts'> &
    Partial<Pick<Config, 'maxItems' | 'receipt' | 'recognition' | 'vision'>>
  readonly log: Logger
  /** How processes tell each other what has changed; undefined: no live updates. */
  readonly channel?: Pick<ChannelOptions, 'connection' | 'listenUrl'> | undefined
  /** Told by whoever ends the process; read by the probes. */
  readonly state?: ServiceState
  /** Where the app reports what it counts; undefined counts nothing. */
  readonly metrics?: Omit<Metrics, 'read'> | undefined
  /** The folder of the built web app. */
  readonly site?: string
}

/** Every noun is wired here, by hand, so that one page tells what the server is made of. */
export async function buildApp({ config, log, metrics, channel, ...parts }: Dependencies): Promise<App> {
  // What belongs to no household, or is shared by several requests, is asked past the permission of one of them.
  const { database: shared } = parts
  const database = guardPermission(shared)
  const { state = createServiceState(), site = builtSite } = parts
  const { registration } = config
  const server = createServer(config, log)
  logCompletions(server)
  metrics?.watchRequests(server)
  metrics?.watchDatabase(shared)
  refuseWhenClosing(server, state)
  keepHouse(server, shared, log)
  await allowOrigins(server, config.corsOrigins)

  const repository = createAuthRepository(database)
  const sessions = createSessionRepository(database)
  const approvals = createApprovalRepository(database)
  const live = createLiveService({
    channel: channel === undefined ? undefined : openChannel({ ...channel, name: 'larder_live', log }),
    repository: createLiveRepository(shared),
    state,
    limits: chooseLimits(mostConnections()),
    log,
  })
  keepLive(server, live, state)
  metrics?.watchLive(live)
  const app = createApp(server, sessions.find, api_headers, live.publish, (permission) =>
    checkPermission(shared, permission),
  )
  const limiter = createRateLimiter(shared, config.rateLimit)
  const delays = createDelays(shared, config.rateLimit)
  const passwords = createPasswords()
  const confirm = createConfirmation({ repository, passwords, delays })

  authRoutes(app, createAuthService({ repository, sessions, approvals, passwords, limiter, delays, registration }))
  sessionRoutes(app, createSessionService({ database, passwords, confirm, approvals, limiter }))
  userRoutes(app, createUserService(createUserRepository(database), confirm), photosSentTo(config))
  accountRoutes(app, createAccountService({ database, limiter, confirm, sessions }))
  householdRoutes(app, createHouseholdService(database, repository))
  memberRoutes(app, createMemberService(database))
  const bringing = createBringingService({ database, log, publish: live.publish, max_items: config.maxItems })
  keepBringing(server, bringing, log)
  const matcher = createMatcher()
  inviteRoutes(app, createInviteService({ database, delays, matcher, bringing, max_items: config.maxItems }))
  addressRoutes(app, createAddressService(createAddressRepository(database)))
  inventoryRoutes(app, createInventoryService(database, config.maxItems), createElsewhere(database))
  deletedRoutes(app, createDeletedService(database, config.maxItems))
  receiptUndoRoutes(app, createReceiptUndo(database))
  demoRoutes(app, createDemoService(database, config.maxItems))
  journalRoutes(app, createJournalService(database))
  lotRoutes(app, createLotActions(database))
  predictionRoutes(app, createPredictionService(database))
  shoppingRoutes(app, createShoppingService(database))
  entryRoutes(app, createEntryService(database))
  shopRoutes(app, createShopService(database))
  insightsRoutes(app, createInsightsService(database))
  noticeRoutes(app, createNoticeService(database))
  liveRoutes(app, live)
  const pictures = createPictures(shared, config.openFoodFacts, log)
  const service = createOpenFoodFacts(shared, config.openFoodFacts, log)
  const lookup = createLookupService({ database: shared, service, pictures })
  const images = createImageService({ workers: createWorkers(config.vision, log) })
  server.addHook('onClose', images.close)
  metrics?.watchImages(images)
  barcodeRoutes(app, lookup, pictures)
  scanRoutes(app, createScanService(images, lookup.lookup))
  receiptRoutes(app, createReceiptService(createReceiptReader(config.receipt, images, database), database, images))
  const local = createLocalRecogniser({ database, images, candidates: createCandidates(database, lookup) })
  const recogniser = createChosenRecogniser(config.recognition, { local, images, queries: database })
  recognitionRoutes(app, createRecognitionService(recogniser, database))
  catalogueRoutes(app, createCatalogueService(database, limiter))
  groceryRoutes(app, createGroceryService(database, limiter))
  healthRoutes(app, createHealthService(createHealthRepository(shared), state))
  openapiRoute(app)
  await serveSite(server, site)
  return app
}
