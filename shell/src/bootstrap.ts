import '@salon/ui/styles/ui.css';
import { breathe } from './start/breathe.js';
import './styles.js';

/** What everything else needs, the deepest first: each begins in a task of its own, so that none keeps a press waiting for long (ADR-0018). All of it is in files that are here already. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@salon/web-kit/router'),
  () => import(/* webpackMode: "eager" */ '@salon/web-kit/query'),
  () => import(/* webpackMode: "eager" */ '@salon/ui'),
  () => import(/* webpackMode: "eager" */ '@salon/web-kit'),
];

async function begin(): Promise<void> {
  for (const part of PARTS) {
    await part();
    await breathe();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start/start.js');
  await breathe();
  await start();
}

void begin();
