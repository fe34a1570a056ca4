export interface Toast {
  number: number;
  text: string;
  /** What can be done about it, for as long as it shows. */
  action?: { label: string; run: () => void } | undefined;
}

const SHOWN_FOR = 9000;

let list = $state.raw<readonly Toast[]>([]);
let next = 1;

export const toasts = {
  get list(): readonly Toast[] {
    return list;
  },
};

/** Says something briefly at the foot of the page, and to those who listen. */
export function toast(text: string, action?: Toast['action']): void {
  const number = next++;
  list = [...list.slice(-2), { number, text, action }];
  setTimeout(() => dismiss(number), SHOWN_FOR);
}

export function dismiss(number: number): void {
  list = list.filter((one) => one.number !== number);
}
