package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chief Bast. */
class ChiefBastTest {
    @Test
    void heAddsTwoToThePowerOfWhatHePilots() {
        var scene =
                table().at("Tatooine", "Devastator", "Executor")
                        .pilot("Devastator", "Chief Bast")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Devastator")).isEqualTo(11);
        assertThat(scene.power("Executor")).isEqualTo(scene.printed(Figure.POWER, "Executor"));
    }

    @ParameterizedTest
    @CsvSource({
        "Grand Moff Tarkin, Tatooine: Mos Eisley, 3",
        "Grand Moff Tarkin, Tatooine: Docking Bay 94, 2",
        "Darth Vader, Tatooine: Mos Eisley, 2"
    })
    void heIsStrongerBesideTarkin(String other, String place, double power) {
        var scene = table().at(MOS_EISLEY, "Chief Bast").at(place, other).turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Chief Bast")).isEqualTo(power);
    }

    private static Position aboard(String companion) {
        return table().site(MOS_EISLEY, DARK)
                .site("Endor: Back Door", DARK)
                .at("Tatooine", "Devastator", "Home One", "TIE Fighter")
                .pilot("Devastator", "Chief Bast")
                .passenger("Devastator", companion)
                .passenger("Home One", "Rebel Trooper")
                .force(LIGHT, 1)
                .force(DARK, 1);
    }

    @Test
    void heEvacuatesWithSomebodyWhenABattleBeginsAtTheSystem() {
        for (Side attacker : Side.values()) {
            var scene = aboard("Stormtrooper").turn(attacker, Phase.BATTLE);
            scene.battleAt("Tatooine").passUntil("use Chief Bast").use("Chief Bast");
            scene.passResponses();
            assertThat(scene.locationOf("Chief Bast")).isEqualTo(MOS_EISLEY);
            assertThat(scene.locationOf("Stormtrooper")).isEqualTo(MOS_EISLEY);
            assertThat(scene.locationOf("Devastator")).isEqualTo("Tatooine");
            assertThat(scene.forcePile(attacker)).isEmpty();
            assertThat(scene.forcePile(attacker.opposite())).hasSize(1);
        }
    }

    @Test
    void notWithADroidNorAloneNorFromASite() {
        aboard("R4-M9").turn(LIGHT, Phase.BATTLE).battleAt("Tatooine").mayNot("use Chief Bast");
        var elsewhere = aboard("Stormtrooper").at("Kessel", "X-wing", "TIE Scout");
        var scene = elsewhere.turn(LIGHT, Phase.BATTLE).battleAt("Kessel");
        scene.mayNot("use Chief Bast");
        table().site(BAY, DARK)
                .at(MOS_EISLEY, "Chief Bast", "Stormtrooper", "Rebel Trooper")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(MOS_EISLEY)
                .mayNot("use Chief Bast");
        table().site(MOS_EISLEY, DARK)
                .at("Tatooine", "Devastator", "X-wing", "Executor")
                .pilot("Devastator", "Chief Bast")
                .passenger("Executor", "Stormtrooper")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("use Chief Bast");
    }

    @Test
    void onlyACharacterGoesWithHimAndOnlyToASite() {
        aboard("R4-M9")
                .cargo("Devastator", "Blizzard Scout 1")
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("use Chief Bast");
        table().location("Bespin: Cloud City", LIGHT)
                .at("Bespin", "Devastator", "Home One")
                .pilot("Devastator", "Chief Bast")
                .passenger("Devastator", "Stormtrooper")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Bespin")
                .mayNot("use Chief Bast");
    }
}
