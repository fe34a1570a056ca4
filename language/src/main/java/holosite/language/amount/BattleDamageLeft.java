package holosite.language.amount;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

/** How much battle damage a player has still to satisfy. */
public record BattleDamageLeft(Who whose) implements Amount {

    private static final Noun LEFT =
            Noun.m("remaining battle damage", "[dommage|dommages] de bataille restant[s]");

    public BattleDamageLeft {
        Refuse.when(whose == Who.EITHER, "battle damage is that of one player");
    }

    @Override
    public String say(Prose p) {
        return p.of(whose, LEFT);
    }
}
