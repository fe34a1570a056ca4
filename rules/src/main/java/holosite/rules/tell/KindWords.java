package holosite.rules.tell;

import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.filter.Filter;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OfType;
import holosite.language.filter.Titled;
import holosite.language.filter.WithIcon;
import holosite.language.prose.Prose;
import holosite.rules.card.NamedKind;

/** Kinds of cards that players name, and what they ask about them. */
final class KindWords {
    private final PlayerWords players;
    private final Prose p;

    KindWords(PlayerWords players) {
        this.players = players;
        this.p = players.prose();
    }

    /** One card of the kind: "a weapon", "Sense". */
    String one(NamedKind kind) {
        return p.one(filter(kind));
    }

    String by(NamedKind.By by) {
        return switch (by) {
            case TITLE -> p.say("By title", "D'après le titre");
            case TYPE -> p.say("By type", "D'après le type");
            case SUBTYPE -> p.say("By subtype", "D'après le sous-type");
            case ICON -> p.say("By icon", "D'après une icône");
        };
    }

    /** "If there is a weapon in your hand". */
    String ifIn(Side whose, int least, NamedKind kind) {
        String hand = players.pile(whose, Pile.HAND);
        return least == 1
                ? p.say("if there is %s in %s", "s'il y a %s dans %s", one(kind), hand)
                : p.say(
                        "if there are at least %d cards of this kind in %s: %s",
                        "s'il y a au moins %d cartes de ce genre dans %s : %s",
                        least,
                        hand,
                        p.all(filter(kind)));
    }

    private static Filter filter(NamedKind kind) {
        return switch (kind) {
            case NamedKind.OfType(var type) -> new OfType(type);
            case NamedKind.OfSubtype(var subtype) -> new OfSubtype(subtype);
            case NamedKind.WithIcon(var icon) -> new WithIcon(icon);
            case NamedKind.OfTitle(var title) -> new Titled(title);
        };
    }
}
