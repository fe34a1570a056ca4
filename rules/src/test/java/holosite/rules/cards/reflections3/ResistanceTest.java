package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Resistance and Ultimatum, as Defensive Shields and as Effects. */
class ResistanceTest {
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";

    /** A card put into the opponent's deck that takes five Force when it comes to the top. */
    private static Card insert(Side side) {
        return Kinds.effect("Plain Surprise", side, "0_1")
                .destiny(3)
                .says(
                        Abilities.insertsIntoOpponentsDeck(),
                        Actions.automatically(
                                Action.at(When.just(Event.REACHED_TOP).to(Filters.IT))
                                        .then(Effects.loseForce(Who.OPPONENT, 5))));
    }

    private static String drainedAt(Side side, boolean battleground) {
        return battleground ? "Hoth" : side == DARK ? "Death Star" : "Alderaan";
    }

    /**
     * The opponent can drain for 3 or more: at a battleground, or where there are Force icons of
     * one side only, to which the Dark Side adds by holding sites of the Death Star. The player is
     * at these sites.
     */
    private static Position held(Side side, String effect, boolean battleground, String... sites) {
        Side other = side.opposite();
        String system = drainedAt(side, battleground);
        var position =
                tableWith(insert(other))
                        .system(system, battleground ? side : DARK)
                        .at(system, other == DARK ? "Devastator" : "Corellian Corvette")
                        .site(CANTINA, DARK)
                        .site(FARM, DARK)
                        .site(CORRIDOR, DARK)
                        .beside(side, effect);
        if (battleground) {
            position.on(system, "Presence Of The Force", "Presence Of The Force");
        } else if (other == DARK) {
            position.at(CORRIDOR, "Stormtrooper").at(WAR_ROOM, "Sandtrooper");
        }
        for (String site : sites) {
            position.at(site, side == DARK ? "Stormtrooper" : "Rebel Trooper");
        }
        return position;
    }

    /**
     * Whether a drain takes no more than 2 Force from him; an insert card must be limited likewise.
     */
    private static boolean limited(
            Side side, String effect, boolean battleground, String... sites) {
        boolean limited = drained(side, effect, battleground, sites);
        assertThat(lostToInsertCard(side, effect, battleground, sites)).isEqualTo(limited ? 2 : 5);
        return limited;
    }

    private static boolean drained(
            Side side, String effect, boolean battleground, String... sites) {
        Side other = side.opposite();
        String system = drainedAt(side, battleground);
        var scene = held(side, effect, battleground, sites).turn(other, Phase.CONTROL);
        int more = (int) scene.forceDrain(system, other);
        assertThat(more).isGreaterThan(2);
        scene.drainAt(system).passUntil(other);
        assertThat(scene.lost(side).size()).isIn(2, more);
        return scene.lost(side).size() == 2;
    }

    private static int lostToInsertCard(
            Side side, String effect, boolean battleground, String... sites) {
        Side other = side.opposite();
        var scene =
                held(side, effect, battleground, sites)
                        .reserve(side, 1)
                        .nothingElseInReserve(side)
                        .force(side, 9)
                        .hand(other, "Plain Surprise")
                        .turn(other, Phase.DEPLOY);
        scene.deploy("Plain Surprise").passUntil(side, Phase.ACTIVATE);
        while (scene.lost(other).isEmpty()) {
            scene.activate();
        }
        scene.passUntil(side, Phase.ACTIVATE);
        return scene.lost(side).size();
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Resistance (13_84)",
        "DARK, Resistance (6_147)",
        "LIGHT, Ultimatum (13_44)",
        "LIGHT, Ultimatum (6_58)"
    })
    void noDrainOrInsertCardTakesMoreThanTwoForceFromWhoHoldsThreeBattlegrounds(
            Side side, String effect) {
        assertThat(limited(side, effect, true, CANTINA, MOS_EISLEY)).isFalse();
        assertThat(limited(side, effect, true, CANTINA, MOS_EISLEY, BAY)).isTrue();
        assertThat(limited(side, effect, true, CANTINA, MOS_EISLEY, CORRIDOR)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Resistance (13_84)",
        "DARK, Resistance (6_147)",
        "LIGHT, Ultimatum (13_44)",
        "LIGHT, Ultimatum (6_58)"
    })
    void norWhileTheOpponentHoldsNoBattleground(Side side, String effect) {
        assertThat(limited(side, effect, false)).isTrue();
        assertThat(limited(side, effect, true)).isFalse();
    }
}
