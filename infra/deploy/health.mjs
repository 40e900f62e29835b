// Healthcheck of an image: exits with 0 when the process of this container says that it lives.
const reply = await fetch(`http://127.0.0.1:${process.env.BFF_PORT ?? process.env.PORT}/health/live`).catch(
  () => undefined,
);
process.exit(reply?.ok ? 0 : 1);
