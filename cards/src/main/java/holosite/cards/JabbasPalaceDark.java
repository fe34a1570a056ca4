package holosite.cards;

import holosite.language.filter.CardState;
import holosite.language.effect.Release;
import holosite.language.card.Phase;
import holosite.language.ability.When;
import static holosite.language.card.Trait.PRISON;
import static holosite.language.ability.Action.at;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.INTERIOR;
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

    public static final Card DUNGEON =
            site("Jabba's Palace", "Dungeon", DARK, "6_164").unique().of("Tatooine").force(1, 0)
                    .icons(INTERIOR, PLANET, JABBAS_PALACE).is(PRISON)
                    .light(may(at(When.your(Phase.CONTROL))
                            .when(ifYouControl())
                            .target("captive", CHARACTER.in(CardState.IMPRISONED).here())
                            .use(3)
                            .then(new Release(chosen("captive")))))
                    .done();

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(DENGARS_MODIFIED_RIOT_GUN,
                DUNGEON);
    }
}
