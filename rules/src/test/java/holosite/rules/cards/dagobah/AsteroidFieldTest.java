package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Asteroid Field of both sides. */
class AsteroidFieldTest {
    private static final String FIELD = "Asteroid Field";
    private static final String USE = "use " + FIELD;

    private static String ship(Side side) {
        return side == DARK ? "TIE Scout" : "X-wing";
    }

    private static Position field(Side version) {
        return table().system("Anoat", DARK)
                .system("Tatooine", DARK)
                .locationOf("Anoat", FIELD, version)
                .force(DARK, 5)
                .force(LIGHT, 5);
    }

    private static boolean cancels(Position position, Side drainer, String place) {
        Scene scene = position.turn(drainer, Phase.CONTROL);
        scene.passUntil("drain at " + place).drainAt(place);
        return scene.isOffered(USE);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void whoControlsItCancelsADrainAtItsSystem(Side side) {
        Side other = side.opposite();
        var scene =
                field(side)
                        .at(FIELD, ship(side))
                        .at("Anoat", ship(other))
                        .turn(other, Phase.CONTROL);
        scene.passUntil("drain at Anoat").drainAt("Anoat").expectDecider(side).use(FIELD);
        scene.passUntil(other, Phase.DEPLOY);
        assertThat(scene.lost(side)).isEmpty();

        assertThat(cancels(field(side).at("Anoat", ship(other)), other, "Anoat")).isFalse();
        assertThat(
                        cancels(
                                field(side).at(FIELD, ship(side)).at("Tatooine", ship(other)),
                                other,
                                "Tatooine"))
                .isFalse();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void onTheOtherHalfThereIsNoSuchText(Side version) {
        Side holder = version.opposite();
        assertThat(
                        cancels(
                                field(version).at(FIELD, ship(holder)).at("Anoat", ship(version)),
                                version,
                                "Anoat"))
                .isFalse();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aDrainAtAnotherSectorOfTheSystemGoesOn(Side side) {
        assertThat(
                        cancels(
                                field(side)
                                        .at(FIELD, ship(side))
                                        .locationOf("Anoat", "Big One", side)
                                        .at(
                                                "Big One",
                                                side == LIGHT
                                                        ? "Devastator"
                                                        : "Corellian Corvette"),
                                side.opposite(),
                                "Big One"))
                .isFalse();
    }
}
