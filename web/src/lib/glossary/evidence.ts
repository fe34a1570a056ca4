/** A test by what its name says: `package.AsteroidTest#aShipReacts` is "A ship reacts", of "Asteroid". */
export interface ShownBy {
  sentence: string;
  of: string;
}

export function shownBy(test: string): ShownBy {
  const [type = '', method = ''] = test.split('#');
  const simple = type.slice(type.lastIndexOf('.') + 1).replace(/(Test|Tests|Scenario)$/, '');
  const name = method.replace(/\(.*$/, '').replace(/\[.*$/, '');
  return { sentence: sentence(name === '' ? simple : name), of: sentence(simple) };
}

function sentence(camel: string): string {
  const words = camel
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
