package holosite.language.card;

import static holosite.language.prose.Noun.f;

import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/** The places of its owner where a card can be when it is not on the table. */
public enum Pile {
    RESERVE_DECK(f("Reserve Deck", "pile de réserve")),
    FORCE_PILE(f("Force Pile", "pile de Force")),
    USED_PILE(f("Used Pile", "pile utilisée")),
    LOST_PILE(f("Lost Pile", "pile perdue")),
    HAND(f("hand", "main")),
    OUT_OF_PLAY(f("out-of-play pile", "pile des cartes hors jeu"));

    private final Noun noun;

    Pile(Noun noun) {
        this.noun = noun;
    }

    public Noun noun() {
        return noun;
    }

    /** Where a card goes whose owner need not be named: "in the Lost Pile". */
    public String into(Prose p) {
        return this == OUT_OF_PLAY
                ? p.say("out of play", "hors jeu")
                : p.say(
                        "in its owner's " + p.say(noun),
                        "dans " + p.the(noun) + " de son propriétaire");
    }

    /** Where a card goes: "in your Lost Pile", "out of play". */
    public String into(Prose p, Who whose) {
        return switch (this) {
            case OUT_OF_PLAY -> p.say("out of play", "hors jeu");
            default -> p.say("in ", "dans ") + p.of(whose, noun);
        };
    }
}
