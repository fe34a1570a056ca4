import type { Attachment } from 'svelte/attachments';

/** What has more to show than room for it is reached by the keyboard; else it is no stop on the way. */
export const scrollable: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const more = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (more) {
      element.tabIndex = 0;
    } else {
      element.removeAttribute('tabindex');
    }
  };
  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(look);
  sizes.observe(element);
  children.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
};
