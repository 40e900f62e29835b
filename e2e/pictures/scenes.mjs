// Scenes, as every script that takes pictures shows them.

export const WIDE = [375, 1280];

const only = process.env.ONLY?.split(',');
/** Whether a scene is taken: all are, unless `ONLY=name,name` chooses. */
export const isWanted = (name) => !only || only.includes(name);

/** Opens a page and waits for its data. */
export const open = async (page, path) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // The stream of what changes keeps the network busy.
  await page.waitForFunction(() => !document.querySelector('main :is(.skeleton, .spinner, [aria-busy="true"])'));
  await page.waitForTimeout(700);
};
export const settled = (page) => page.waitForLoadState('networkidle');
export const press = (page, name) => page.getByRole('button', { name }).first().click();
export const dialog = async (page, name) => {
  await press(page, name);
  await page.getByRole('dialog').waitFor();
};

/** The response of a service that is down. */
export const DOWN = { status: 503, json: { status: 'error' } };
/** Steps that load the page again, with another response to the calls of a path. */
export const instead = (path, answer) => async (page) => {
  await page.route(path, answer);
  await page.reload();
  await page.locator('main .skeleton, main .state__title').first().waitFor();
};

/** How a scene is taken: on a phone and, where listed, on a desktop or in dark mode; with `all` each way. */
export const looksOf = (name, { all, onDesktop, inDarkMode }) =>
  WIDE.flatMap((width) => ['light', 'dark'].map((scheme) => ({ width, scheme }))).filter(
    ({ width, scheme }) =>
      all ||
      (scheme === 'light' ? width === 375 || onDesktop.includes(name) : width === 1280 && inDarkMode.includes(name)),
  );

export async function picture(camera, name, { width, scheme = 'light', token, show, viewportOnly }) {
  const page = await camera.open({ width, scheme, token });
  await show(page);
  await camera.take(page, `${name}-${width}${scheme === 'dark' ? '-dark' : ''}`, { viewportOnly });
  await page.context().close();
}

/** Takes each `[name, path, steps, widths]`; a scene with steps is taken as the window shows it. */
export async function takeScenes(camera, scenes, { token, inDarkMode = [] }) {
  for (const [name, path, steps, widths = WIDE] of scenes) {
    if (!isWanted(name)) continue;
    const show = async (page) => {
      await open(page, path);
      await steps?.(page);
    };
    const scene = { token, show, viewportOnly: steps !== undefined };
    for (const width of widths) await picture(camera, name, { ...scene, width });
    if (inDarkMode.includes(name)) await picture(camera, name, { ...scene, width: 1280, scheme: 'dark' });
    console.log(name);
  }
}
