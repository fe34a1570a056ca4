import type { Attachment } from 'svelte/attachments';

const LONG = 450;
const STEADY = 10;

/** Calls when the element is held for a while; the tap that ends it does nothing more. */
export function longPress(call: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let x = 0;
    let y = 0;
    let done = false;

    function down(event: PointerEvent) {
      done = false;
      x = event.clientX;
      y = event.clientY;
      timer = window.setTimeout(() => {
        done = true;
        call();
      }, LONG);
    }
    function move(event: PointerEvent) {
      if (Math.hypot(event.clientX - x, event.clientY - y) > STEADY) {
        clearTimeout(timer);
      }
    }
    const end = () => clearTimeout(timer);
    function click(event: MouseEvent) {
      if (done) {
        event.preventDefault();
        event.stopPropagation();
        done = false;
      }
    }
    const menu = (event: Event) => event.preventDefault();

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('contextmenu', menu);
    };
  };
}
