// The asynchronous boundary: shared packages are resolved before code that uses them runs.
void import('./bootstrap.js');
