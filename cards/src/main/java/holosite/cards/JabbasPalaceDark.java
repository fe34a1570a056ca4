package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.card.Icon.JABBAS_PALACE;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Subtype.CHARACTER_WEAPON;
import static holosite.language.card.Trait.BOUNTY_HUNTER;

import holosite.language.card.Card;
import holosite.language.effect.Capture;
import holosite.language.filter.Known;
import java.util.List;

/** The Dark Side of Jabba's Palace. */
public final class JabbasPalaceDark {
    private JabbasPalaceDark() {}

    public static final Card DENGARS_MODIFIED_RIOT_GUN =
            weapon(CHARACTER_WEAPON, "Dengar's Modified Riot Gun", DARK, "6_175").unique()
                    .persona("Dengar's Modified Riot Gun")
                    .destiny(1)
                    .icons(JABBAS_PALACE)
                    .says(
                            deploysOn(your(persona("Dengar"))).costing(2),
                            deploysOn(your(a(BOUNTY_HUNTER)).except(persona("Dengar"))).costing(5),
                            fires(CHARACTER.except(DROID))
                                    .costing(3)
                                    .adding(3)
                                    .doing(new Capture(chosen("target"), Known.HOST)));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(DENGARS_MODIFIED_RIOT_GUN);
    }
}
