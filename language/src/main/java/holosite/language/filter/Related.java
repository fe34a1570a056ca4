package holosite.language.filter;

import holosite.language.prose.NounPhrase;

/** Cards that have a relation to some card of another filter. */
public record Related(Relation relation, Filter to) implements Filter {

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(relation.to(to));
    }
}
