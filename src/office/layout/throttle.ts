/**
 * Runs what it is given at the first call at once, and for all calls that follow within `ms` together, once: no call goes
 * without a run after it.
 */
export function throttle(ms: number, run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  return {
    call() {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          last = Date.now();
          run();
        },
        Math.max(0, last + ms - Date.now()),
      );
    },
    stop: () => clearTimeout(timer),
  };
}
