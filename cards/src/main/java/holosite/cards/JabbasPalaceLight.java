package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Icon.JABBAS_PALACE;
import static holosite.language.card.Icon.MOBILE;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Trait.DOCKING_BAY;
import static holosite.language.card.Trait.GAMBLER;

import holosite.language.card.Card;
import holosite.language.ability.Habitat;
import holosite.language.ability.Forbids;
import holosite.language.ability.Deed;
import static holosite.language.card.Who.EITHER;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.card.Icon.PLANET;
import java.util.List;

/** The Light Side of Jabba's Palace. */
public final class JabbasPalaceLight {
    private JabbasPalaceLight() {}

    /** His way with clone cards waits for the game of sabacc. */
    public static final Card DEVARONIAN = alien("Devaronian", LIGHT, "6_10")
            .destiny(3).deploy(3).power(1).ability(2).forfeit(2)
            .icons(PILOT, JABBAS_PALACE).is(GAMBLER)
            .says(adds(2, POWER, IT,
                            whileAt(titled("Tatooine: Mos Eisley").or(SITE.and(with(MOBILE))).or(a(DOCKING_BAY)))),
                    addsToPowerPiloted(2));

    public static final Card WORRT = creature("Worrt", LIGHT, "6_48").unique().persona("Worrt")
            .destiny(4).deploy(2).ferocity(3).defense(4).forfeit(0)
            .icons(JABBAS_PALACE)
            .says(new Habitat(SITE.and(with(PLANET)).except(of("Hoth"))),
                    new Forbids(Deed.BE_ATTACKED, EITHER, your(CHARACTER), IT, ALWAYS),
                    new Forbids(
                            Deed.USE_LANDSPEED,
                            EITHER,
                            opponents(CHARACTER).presentHere(),
                            ANYTHING,
                            whileAt(siteOf("Tatooine"))));

    /** Every card of this file. */
    public static List<Card> all() {
        return List.of(DEVARONIAN,
                WORRT);
    }
}
