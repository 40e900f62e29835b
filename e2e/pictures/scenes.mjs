// Scenes of the salon's own screens, as every script that takes pictures of them shows them.

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
