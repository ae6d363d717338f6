export function withServer<Result>(work: (server: object) => Promise<Result>): Promise<Result>
