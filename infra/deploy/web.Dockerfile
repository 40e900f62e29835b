# Built files of the shell or of one micro-frontend. From the project's root:
#   docker build -f infra/deploy/web.Dockerfile --build-arg APP=mfe-booking .
# Files of older releases stay in the volume mounted at /site: an open tab may still ask for them (ADR-0002).
FROM node:22-bookworm-slim AS build
ARG APP
ARG COMMIT=unknown
ENV COMMIT=${COMMIT}
WORKDIR /app
COPY . .
RUN npm ci && npx nx run-many -t build -p ${APP},@salon/edge && npm ci --omit=dev -w @salon/edge --include-workspace-root=false

FROM node:22-bookworm-slim
ARG APP
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 STATIC_DIR=/site
WORKDIR /app
RUN mkdir /site && chown node:node /site
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/libs ./libs
COPY --from=build /app/infra/edge ./infra/edge
COPY infra/deploy/publish.sh /publish.sh
COPY --from=build /app/${APP}/dist /release
USER node
CMD ["sh", "-c", "sh /publish.sh && exec node --max-old-space-size=64 infra/edge/dist/files/main.js"]
