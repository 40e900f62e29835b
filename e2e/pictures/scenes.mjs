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
export const press = (page, name) => page.getByRole('button', { name }).first().click();
export const dialog = async (page, name) => {
  await press(page, name);
  await page.getByRole('dialog').waitFor();
};

/** How a scene is taken: on a phone and, where its name is listed, on a desktop or in the dark; with `all` each way. */
export const looksOf = (name, { all, onDesk, byNight }) =>
  WIDE.flatMap((width) => ['light', 'dark'].map((scheme) => ({ width, scheme }))).filter(
    ({ width, scheme }) =>
      all || (scheme === 'light' ? width === 375 || onDesk.includes(name) : width === 1280 && byNight.includes(name)),
  );

export async function picture(camera, name, { width, scheme = 'light', token, show, asItIs }) {
  const page = await camera.open({ width, scheme, token });
  await show(page);
  await camera.take(page, `${name}-${width}${scheme === 'dark' ? '-dark' : ''}`, asItIs);
  await page.context().close();
}

/** Takes each `[name, path, steps, widths]`; a scene with steps is taken as the window shows it. */
export async function takeScenes(camera, scenes, { token, byNight }) {
  for (const [name, path, steps, widths = WIDE] of scenes) {
    if (!isWanted(name)) continue;
    const show = async (page) => {
      await open(page, path);
      await steps?.(page);
    };
    const scene = { token, show, asItIs: steps !== undefined };
    for (const width of widths) await picture(camera, name, { ...scene, width });
    if (byNight.includes(name)) await picture(camera, name, { ...scene, width: 1280, scheme: 'dark' });
    console.log(name);
  }
}
