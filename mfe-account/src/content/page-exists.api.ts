/** Whether the site has a page at this path; true when the site cannot say. */
export const pageExists = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD' }).then(
    ({ status }) => status !== 404,
    () => true, // The save that follows says what is wrong with the connection.
  );
