# A Node process: a service, the BFF or the edge. From the project's root:
#   docker build -f infra/deploy/node.Dockerfile --build-arg PROJECT=services/booking --build-arg NAME=@salon/booking-service .
#   the edge: PROJECT=infra/edge NAME=@salon/edge
FROM node:22-bookworm-slim AS build
ARG PROJECT
ARG NAME
WORKDIR /app
COPY . .
RUN npm ci && npx nx run-many -t build -p ${NAME} && npm ci --omit=dev -w ${NAME} --include-workspace-root=false

FROM node:22-bookworm-slim
ARG PROJECT
ARG SCRIPT=${PROJECT}/dist/main.js
# MALLOC_ARENA_MAX: memory of pictures that were read is given back instead of kept by every thread.
ENV NODE_ENV=production HOST=0.0.0.0 SCRIPT=${SCRIPT}
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/libs ./libs
COPY --from=build /app/${PROJECT} ./${PROJECT}
RUN mkdir /media && chown node:node /media
USER node
CMD ["sh", "-c", "exec node --enable-source-maps $SCRIPT"]
