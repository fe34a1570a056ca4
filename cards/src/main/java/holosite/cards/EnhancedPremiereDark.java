package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.card.Figure.BATTLE_DESTINIES;
import static holosite.language.card.Figure.FORFEIT;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PREMIUM;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Trait.BLACK_SUN_AGENT;
import static holosite.language.card.Trait.BOUNTY_HUNTER;
import static holosite.language.filter.Relation.IN_BATTLE_WITH;

import holosite.language.Card;
import holosite.language.effect.HitIt;
import java.util.List;

/** The Dark Side of Enhanced Premiere. */
public final class EnhancedPremiereDark {
    private EnhancedPremiereDark() {}

    public static final Card BOBA_FETT_WITH_BLASTER_RIFLE =
            alien("Boba Fett With Blaster Rifle", DARK, "108_5").unique().persona("Boba Fett")
                    .uniquePermanentWeapon("Boba Fett's Blaster Rifle")
                    .matches("Slave I", "Slave I, Symbol Of Fear")
                    .destiny(1).deploy(5).power(4).ability(3).armor(5).forfeit(5)
                    .icons(PILOT, WARRIOR, PREMIUM).is(BOUNTY_HUNTER, BLACK_SUN_AGENT)
                    .says(
                            addsToPowerPiloted(3),
                            when(
                                    it(CHARACTER.related(IN_BATTLE_WITH, personas("Han", "Jabba"))),
                                    yours(BATTLE_DESTINIES, 1, BATTLE_LOCATION)),
                            fires(CHARACTER.or(CREATURE))
                                    .forFree()
                                    .adding(1)
                                    .doing(
                                            new HitIt(chosen("target")),
                                            becomes(FORFEIT, 0, chosen("target"))));

    public static final Card DARTH_VADER_WITH_LIGHTSABER =
            imperial("Darth Vader With Lightsaber", "108_6").unique().persona("Vader")
                    .uniquePermanentWeapon("Vader's Lightsaber")
                    .matches("Vader's Custom TIE", "Vader's Personal Shuttle")
                    .destiny(1).deploy(6).power(6).ability(6).forfeit(7)
                    .icons(PILOT, WARRIOR, PREMIUM)
                    .says(
                            addsToPowerPiloted(3),
                            fires(CHARACTER.or(CREATURE))
                                    .forFree()
                                    .drawing(2)
                                    .doing(
                                            new HitIt(chosen("target")),
                                            becomes(FORFEIT, 0, chosen("target"))));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(BOBA_FETT_WITH_BLASTER_RIFLE, DARTH_VADER_WITH_LIGHTSABER);
    }
}
