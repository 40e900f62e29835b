const loading = new Map<string, Promise<void>>();

/** Adds a script to the page once. A script that failed to load is retried by the next call. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading.delete(url);
      reject(new Error(url));
    };
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}
