package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Escape Pod. */
class EscapePodTest {
    @Test
    @Claim({"escape-pod#1", "escape-pod#2", "escape-pod#3"})
    void anEscapePodSavesCharactersOnly() {
        var scene =
                table().site(MOS_EISLEY, LIGHT)
                        .at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Luke Skywalker", "Leia Organa")
                        .on("Luke Skywalker", "Electrobinoculars")
                        .on("Corellian Corvette", "Quad Laser Cannon", "Tatooine Utility Belt")
                        .cargo("Corellian Corvette", "Snowspeeder")
                        .on("Snowspeeder", "Dual Laser Cannon")
                        .hit("Corellian Corvette")
                        .hand(LIGHT, "Escape Pod")
                        .turn(LIGHT, Phase.CONTROL);

        scene.play("Escape Pod").passResponses();

        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf("Leia Organa")).isEqualTo(MOS_EISLEY);
        assertThat(scene.lost(LIGHT))
                .contains(
                        "Corellian Corvette",
                        "Quad Laser Cannon",
                        "Tatooine Utility Belt",
                        "Snowspeeder",
                        "Dual Laser Cannon");
        assertThat(scene.hostOf("Electrobinoculars")).isEqualTo("Luke Skywalker");
    }

    @Test
    void whoMayNotMoveStaysAndTheOthersGo() {
        var scene =
                table().site(MOS_EISLEY, LIGHT)
                        .at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Luke Skywalker", "C-3PO (See-Threepio)")
                        .on("C-3PO (See-Threepio)", "dark Restraining Bolt")
                        .hit("Corellian Corvette")
                        .hand(LIGHT, "Escape Pod")
                        .turn(LIGHT, Phase.CONTROL);

        scene.play("Escape Pod").passResponses();

        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(MOS_EISLEY);
        assertThat(scene.lost(LIGHT)).contains("C-3PO (See-Threepio)");
    }

    @Test
    void whereNobodyMayMoveItIsNotPlayed() {
        var scene =
                table().site(MOS_EISLEY, LIGHT)
                        .at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", "C-3PO (See-Threepio)")
                        .on("C-3PO (See-Threepio)", "dark Restraining Bolt")
                        .hit("Corellian Corvette")
                        .hand(LIGHT, "Escape Pod")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.isOffered("play Escape Pod")).isFalse();
    }
}
