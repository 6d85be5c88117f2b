# syntax=docker/dockerfile:1
# The storefront and its API in one image: docs/operations.md says how it is run.
FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm install --omit=dev --no-save --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:22-bookworm-slim AS packages
WORKDIR /packages
# The packages that the built server loads, in the lockfile's versions.
COPY --from=build /build/dist/server/packages.json ./package.json
COPY --from=build /build/package-lock.json ./
RUN npm install --no-save --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5173 DATA_DIR=/data
WORKDIR /storefront
COPY --from=packages /packages/node_modules ./node_modules
COPY --from=build /build/package.json /build/LICENSE /build/NOTICE.md ./
COPY --from=build /build/dist ./dist
COPY --from=build /build/server/migrations ./server/migrations
COPY --from=build /build/content/brands ./content/brands
COPY --from=build /build/content/cities ./content/cities
COPY --from=build /build/content/openapi.json ./content/openapi.json
# Only the embedded database is written to, and nothing at all where DATABASE_URL is set.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 5173
# Whether the process lives; whether it is ready is asked at /readyz by who spreads the calls.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
