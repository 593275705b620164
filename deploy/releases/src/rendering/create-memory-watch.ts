/** Memory of this process in bytes: that of its heaps, and what is outside of them. */
export type ReadMemory = () => number;

/** Watches how the memory of this process grows while renders are under way. */
export interface MemoryWatch {
  /**
   * A render begins. `onExceeded` is called when the process has grown by more than the limit since then, and no render
   * under way is older: a render takes milliseconds, so the oldest one is the one that eats memory. Returns what has to
   * be called when the render has ended.
   */
  begin(onExceeded: () => void): () => void;
}

interface Watched {
  readonly bytesBefore: number;
  readonly onExceeded: () => void;
}

const everyMs = 50;

/**
 * Creates a watch that looks every 50 ms, only while a render is under way. The limits of a worker's heap do not count
 * typed arrays, and a worker that is busy cannot count for itself.
 */
export function createMemoryWatch(
  growthMb: number,
  read: ReadMemory = () => process.memoryUsage.rss(),
): MemoryWatch {
  const running = new Set<Watched>();
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const [oldest] = running;
    if (oldest && read() - oldest.bytesBefore > growthMb * 2 ** 20) oldest.onExceeded();
  };
  return {
    begin(onExceeded) {
      const one = { bytesBefore: read(), onExceeded };
      running.add(one);
      timer ??= setInterval(look, everyMs).unref();
      return () => {
        running.delete(one);
        if (running.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
