# Built files of the shell or of one micro-frontend. From the project's root:
#   docker build -f infra/deploy/web.Dockerfile --build-arg APP=mfe-booking .
# Files of older releases stay in the volume mounted at /site: an open tab may still ask for them (ADR-0002).
FROM node:22-bookworm-slim AS build
ARG APP
ARG COMMIT=unknown
ENV COMMIT=${COMMIT}
WORKDIR /app
COPY . .
RUN npm ci && npx nx run-many -t build -p ${APP}

FROM nginxinc/nginx-unprivileged:1.28-alpine
ARG APP
USER root
RUN mkdir /site && chown 101:101 /site
USER 101
COPY infra/deploy/web.nginx.conf /etc/nginx/conf.d/default.conf
COPY infra/deploy/publish.sh /docker-entrypoint.d/90-publish.sh
COPY --from=build /app/${APP}/dist /release
