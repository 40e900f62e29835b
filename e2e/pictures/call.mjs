/** Calls the public API of the site at `site`. @throws Error with the salon's message when refused */
export const callerOf = (site) => async (method, path, body, token) => {
  const reply = await fetch(`${site}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  const response = await reply.json();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${response.message}`);
  return response;
};
