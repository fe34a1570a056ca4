package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Evacuate?. */
class EvacuateTest {
    private static Position evacuation() {
        return table().site(MOS_EISLEY, DARK)
                .at("Tatooine", "Devastator")
                .passenger("Devastator", "Darth Vader", "Stormtrooper")
                .on("Devastator", "Turbolaser Battery", "Tractor Beam")
                .cargo("Devastator", "TIE Fighter")
                .on("TIE Fighter", "Enhanced TIE Laser Cannon")
                .hand(DARK, "Evacuate?");
    }

    @Test
    @Claim({"evacuate#1", "evacuate#2", "evacuate#3"})
    void anEvacuationSavesCharactersOnly() {
        var scene = evacuation().hit("Devastator").turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?").passResponses();

        assertThat(scene.locationOf("Darth Vader")).isEqualTo(MOS_EISLEY);
        assertThat(scene.lost(DARK))
                .contains(
                        "Devastator",
                        "Turbolaser Battery",
                        "Tractor Beam",
                        "TIE Fighter",
                        "Enhanced TIE Laser Cannon");
    }

    @Test
    @Claim("evacuate#7")
    void aCaptiveIsEvacuatedWithItsEscortAndNoOtherEnemy() {
        var scene =
                evacuation()
                        .at("Hoth", "Tyrant")
                        .captive("Darth Vader", "Leia Organa")
                        .passenger("Devastator", "Luke Skywalker")
                        .hit("Devastator")
                        .turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?").choose("Tyrant").passResponses();

        assertThat(scene.hostOf("Darth Vader")).isEqualTo("Tyrant");
        assertThat(scene.hostOf("Leia Organa")).isEqualTo("Darth Vader");
        assertThat(scene.isIn("Luke Skywalker", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("evacuate#4")
    void anEvacuationNeedsRoomAboard() {
        var full = evacuation().at("Hoth", "Tyrant");
        full.passenger("Tyrant", "Stormtrooper", "Stormtrooper", "Stormtrooper", "Stormtrooper");
        full.passenger("Tyrant", "Stormtrooper", "Stormtrooper", "Stormtrooper");
        full.pilot("Tyrant", "DS-61-2", "DS-61-3", "DS-61-4", "Captain Piett");
        full.pilot("Tyrant", "Admiral Ozzel", "General Veers");
        var scene = full.hit("Devastator").turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?").passResponses();

        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf("Darth Vader")).isEqualTo(MOS_EISLEY);
    }
}
