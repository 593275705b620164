/** What happened to the cart while its page is open: its vehicle was removed, or a change was refused because it has another one by now. */
export type CartNews = 'removed' | 'conflict';
