# Larder in one container, with its own PostgreSQL unless DATABASE_URL names another. docs/operating.md says how to run it.
FROM node:22-slim AS build
WORKDIR /larder
COPY . .
# The programs of PostgreSQL get the links that npm packages cannot carry; engines of other systems and processors stay behind.
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && node -e "import('/larder/packages/server/dist/database/embedded/binaries.js').then((m) => m.prepareBinaries(undefined, []))" \
  && find node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 -type d \
       ! -path "*/linux/$(node -p process.arch)" -exec rm -r {} + \
  && rm -rf .larder node_modules/.cache packages/web/src packages/*/src/testing

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /larder
COPY --from=build /larder .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "packages/server/dist/main.js"]
