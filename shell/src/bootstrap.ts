import '@salon/ui/styles/ui.css';
import { breathe } from './start/breathe.js';
import './styles.js';

/** Starts the packages in order of dependency, each in its own task, so that none blocks input for long (ADR-0018). All of them are already downloaded. */
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
