/** What can be scrolled is reached by the Tab key, so that it is scrolled by keys as well; what is seen whole is no stop. */
export function reachable(node: HTMLElement): () => void {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(node);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
