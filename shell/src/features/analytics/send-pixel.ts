/** Maximum number of pixels in flight; more are dropped, so that a hanging network accumulates nothing (F70). */
const underWayAtMost = 20;

/**
 * Sends pixels without credentials and without awaiting them; they are sent even while the page is being left. Failures change nothing
 * (F70).
 */
export function createPixelSender(request: typeof fetch): (url: string) => void {
  let underWay = 0;
  return (url) => {
    if (underWay >= underWayAtMost) return;
    underWay += 1;
    const end = () => {
      underWay -= 1;
    };
    // An unread body keeps its connection open.
    void request(url, { credentials: 'omit', cache: 'no-store', keepalive: true })
      .then((answer) => answer.arrayBuffer())
      .then(end, end);
  };
}
