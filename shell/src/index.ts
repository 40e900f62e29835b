// The asynchronous boundary: shared packages are resolved before any code that uses them runs.
void import('./bootstrap.js');
