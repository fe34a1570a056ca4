package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tigran Jamiro. */
class TigranJamiroTest {
    private static final String TIGRAN = "Tigran Jamiro";
    private static final String ECHO_BAY = "Hoth: Echo Docking Bay";

    @Test
    void heComesToTheRebelBases() {
        var scene =
                table().at(PLAINS, "Rebel Trooper#1")
                        .at("Yavin 4: Jungle", "Rebel Trooper#2")
                        .at(MOS_EISLEY, "Rebel Trooper#3")
                        .at("Hoth", "Corellian Corvette")
                        .hand(LIGHT, TIGRAN)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY)
                        .deploy(TIGRAN);
        assertThat(scene.offered()).containsExactlyInAnyOrder(PLAINS, "Yavin 4: Jungle");
    }

    @ParameterizedTest
    @CsvSource({
        "Tigran Jamiro, Stormtrooper, false",
        "Tigran Jamiro, Djas Puhr, false",
        "Tigran Jamiro, EG-6, true",
        "Tigran Jamiro, Wioslea, true",
        "Rebel Trooper, Stormtrooper, true",
        "afar Tigran Jamiro, Stormtrooper, true"
    })
    void aliensAndImperialsDoNotGetPastHim(String guard, String who, boolean moves) {
        var position =
                table().site(ECHO_BAY, DARK)
                        .at(GENERATORS, who)
                        .at(
                                guard.startsWith("afar") ? MOS_EISLEY : GENERATORS,
                                guard.replace("afar ", ""))
                        .force(DARK, 5)
                        .force(LIGHT, 5);
        Side side = who.equals("Wioslea") ? LIGHT : DARK;
        var scene = position.turn(side, Phase.MOVE);
        assertThat(scene.isOffered("move " + who)).isEqualTo(moves);
    }

    @ParameterizedTest
    @CsvSource({
        "Yavin 4: Jungle, Yavin 4: Massassi Throne Room, false",
        "Yavin 4: Massassi Throne Room, Yavin 4: Jungle, true",
        "Hoth: Ice Plains (5th Marker), Hoth: North Ridge (4th Marker), true",
        "Death Star: Docking Bay 327, Death Star: War Room, true"
    })
    void norIntoTheTemple(String from, String to, boolean moves) {
        var scene =
                table().site(to)
                        .at(from, TIGRAN, "Stormtrooper")
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);
        assertThat(scene.isOffered("move Stormtrooper")).isEqualTo(moves);
    }
}
