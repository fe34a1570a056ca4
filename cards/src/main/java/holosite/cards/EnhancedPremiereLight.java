package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.card.Figure.BATTLE_DESTINIES;
import static holosite.language.card.Figure.FORFEIT;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PREMIUM;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Trait.CORELLIAN;
import static holosite.language.card.Trait.GAMBLER;
import static holosite.language.card.Trait.SMUGGLER;
import static holosite.language.filter.Relation.IN_BATTLE_WITH;

import holosite.language.Card;
import holosite.language.effect.HitIt;
import java.util.List;

/** The Light Side of Enhanced Premiere. */
public final class EnhancedPremiereLight {
    private EnhancedPremiereLight() {}

    public static final Card HAN_WITH_HEAVY_BLASTER_PISTOL =
            rebel("Han With Heavy Blaster Pistol", "108_1").unique().persona("Han")
                    .uniquePermanentWeapon("Han's Heavy Blaster Pistol")
                    .matches("Millennium Falcon", "The Falcon", "Lando In Millennium Falcon")
                    .destiny(1).deploy(4).power(4).ability(3).forfeit(6)
                    .icons(PILOT, WARRIOR, PREMIUM).is(GAMBLER, SMUGGLER, CORELLIAN)
                    .says(
                            addsToPowerPiloted(3),
                            when(
                                    it(CHARACTER.related(IN_BATTLE_WITH, personas("Luke", "Chewie"))),
                                    yours(BATTLE_DESTINIES, 1, BATTLE_LOCATION)),
                            fires(CHARACTER.or(CREATURE))
                                    .forFree()
                                    .adding(1)
                                    .doing(
                                            new HitIt(chosen("target")),
                                            becomes(FORFEIT, 0, chosen("target"))));

    public static final Card LUKE_WITH_LIGHTSABER =
            rebel("Luke With Lightsaber", "108_3").unique().persona("Luke")
                    .uniquePermanentWeapon("Luke's Lightsaber")
                    .matches("Red 5", "Artoo-Detoo In Red 5", "Luke's T-16 Skyhopper", "Rogue 1")
                    .destiny(1).deploy(5).power(5).ability(5).forfeit(7)
                    .icons(PILOT, WARRIOR, PREMIUM)
                    .says(
                            addsToPowerPiloted(2),
                            fires(CHARACTER.or(CREATURE))
                                    .forFree()
                                    .drawing(2)
                                    .doing(
                                            new HitIt(chosen("target")),
                                            becomes(FORFEIT, 0, chosen("target"))));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(HAN_WITH_HEAVY_BLASTER_PISTOL, LUKE_WITH_LIGHTSABER);
    }
}
