// The asynchronous boundary: shared packages are settled before anything that uses them runs.
void import('./bootstrap.js');
