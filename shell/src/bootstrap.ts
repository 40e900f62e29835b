import '@salon/ui/styles/ui.css';
import { start } from './start/start.js';
import './styles.js';

void start();
