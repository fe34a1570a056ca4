package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Lone Pilot. */
class LonePilotTest {
    private static final String LONE = "Lone Pilot";

    private static boolean playable(Side turn, String place, Position position) {
        var scene =
                position.hand(DARK, LONE).force(turn, 1).turn(turn, Phase.BATTLE).battleAt(place);
        return scene.passUntil(DARK).isOffered("play " + LONE);
    }

    private static Position space() {
        return table().at("Tatooine", "A-wing");
    }

    @Test
    void aPilotDefendingAloneInSpaceAddsABattleDestiny() {
        assertThat(
                        playable(
                                LIGHT,
                                "Tatooine",
                                space().at("Tatooine", "Black 2").pilot("Black 2", "DS-61-3")))
                .isTrue();
        var scene =
                space().at("Tatooine", "Black 2")
                        .pilot("Black 2", "DS-61-3")
                        .hand(DARK, LONE)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine");
        int before = battleDestinies(scene, DARK);
        scene.passUntil(DARK).play(LONE).passResponses();
        assertThat(battleDestinies(scene, DARK)).isEqualTo(before + 1);
        assertThat(scene.lost(DARK)).contains(LONE);
    }

    @Test
    void soDoesAPermanentPilotWithNobodyElseAboardOrThere() {
        assertThat(playable(LIGHT, "Tatooine", space().at("Tatooine", "TIE Fighter"))).isTrue();
        assertThat(
                        playable(
                                LIGHT,
                                "Tatooine",
                                space().at("Tatooine", "TIE Fighter", "TIE Fighter")))
                .isFalse();
    }

    @Test
    void whoAttacksOrFightsOnTheGroundOrHasCompanyDoesNot() {
        assertThat(playable(DARK, "Tatooine", space().at("Tatooine", "TIE Fighter"))).isFalse();
        assertThat(playable(LIGHT, CANTINA, table().at(CANTINA, "DS-61-2", "Rebel Trooper")))
                .isFalse();
    }

    private static Position motti() {
        return tableWith(
                Kinds.imperial("Plain Motti", "0_1")
                        .unique()
                        .persona("Motti")
                        .destiny(2)
                        .deploy(3)
                        .power(2)
                        .ability(3)
                        .forfeit(4)
                        .icons(Icon.PILOT)
                        .says());
    }

    @Test
    void mottiAloneAddsTwo() {
        var scene =
                motti().at("Tatooine", "A-wing", "Black 2")
                        .pilot("Black 2", "Plain Motti")
                        .hand(DARK, LONE)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine");
        int before = battleDestinies(scene, DARK);
        scene.passUntil(DARK).play(LONE, 2).passResponses();
        assertThat(battleDestinies(scene, DARK)).isEqualTo(before + 2);
    }

    @Test
    void mottiAddsNothingWhenHeAttacksOrHasCompanyOrIsOnTheGround() {
        assertThat(mottiAdds(LIGHT, "Tatooine")).isTrue();
        assertThat(mottiAdds(DARK, "Tatooine")).isFalse();
        assertThat(mottiAdds(LIGHT, "Tatooine", "TIE Fighter")).isFalse();
        assertThat(mottiAdds(LIGHT, CANTINA)).isFalse();
    }

    private static boolean mottiAdds(Side turn, String place, String... company) {
        var position = motti();
        if (place.equals(CANTINA)) {
            position.at(CANTINA, "Plain Motti", "Rebel Trooper");
        } else {
            position.at(place, "A-wing", "Black 2").pilot("Black 2", "Plain Motti");
        }
        return position.at(place, company)
                .hand(DARK, LONE)
                .force(turn, 1)
                .turn(turn, Phase.BATTLE)
                .battleAt(place)
                .passUntil(DARK)
                .isOffered("play " + LONE + ", text 2");
    }

    @Test
    void ofSeveralPilotsNoneIsAlone() {
        // two characters, a character beside a permanent pilot, several permanent pilots
        assertThat(
                        playable(
                                LIGHT,
                                "Tatooine",
                                space().at("Tatooine", "Punishing One")
                                        .pilot("Punishing One", "Dengar")
                                        .passenger("Punishing One", "DS-61-3")))
                .isFalse();
        assertThat(
                        playable(
                                LIGHT,
                                "Tatooine",
                                space().at("Tatooine", "Devastator")
                                        .pilot("Devastator", "DS-61-3")))
                .isFalse();
        assertThat(playable(LIGHT, "Tatooine", space().at("Tatooine", "Devastator"))).isTrue();
        assertThat(playable(LIGHT, "Tatooine", space().at("Tatooine", "Executor"))).isFalse();
    }

    @Test
    void aPassengerWithoutAPilotAddsNothing() {
        assertThat(
                        playable(
                                LIGHT,
                                "Tatooine",
                                space().at("Tatooine", "Punishing One")
                                        .passenger("Punishing One", "Stormtrooper")))
                .isFalse();
    }
}
