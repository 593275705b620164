/** How many pixels may be under way; more are dropped, so that a network that hangs piles nothing up (F70). */
const underWayAtMost = 20;

/** Sends pixels without credentials and without being waited for; a page that is being left sends them all the same. Failures change nothing (F70). */
export function createPixelSender(request: typeof fetch): (url: string) => void {
  let underWay = 0;
  return (url) => {
    if (underWay >= underWayAtMost) return;
    underWay += 1;
    const end = () => {
      underWay -= 1;
    };
    // A body that nobody reads keeps its connection.
    void request(url, { credentials: 'omit', cache: 'no-store', keepalive: true })
      .then((answer) => answer.arrayBuffer())
      .then(end, end);
  };
}
