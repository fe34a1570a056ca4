package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Momaw Nadon. */
class MomawNadonTest {
    private static Position with(String... beasts) {
        return table().at(MOS_EISLEY, beasts).at(MOS_EISLEY, "Momaw Nadon");
    }

    @ParameterizedTest
    @CsvSource({
        "Bantha, Tatooine: Mos Eisley",
        "Dewback, Tatooine: Mos Eisley",
        "Bubo, Tatooine: Mos Eisley",
        "Wampa, Hoth: Ice Plains (5th Marker)",
        "Dragonsnake, Dagobah: Swamp"
    })
    void inYourControlPhaseHeStealsABeastOfTheOpponents(String beast, String site) {
        var scene = table().at(site, beast, "Bantha#2", "Momaw Nadon").turn(LIGHT, Phase.CONTROL);
        scene.use("Momaw Nadon").choose(beast).passResponses();
        assertThat(scene.ownerOf(beast)).isEqualTo(LIGHT);
        assertThat(scene.locationOf(beast)).isEqualTo(site);
        scene.mayNot("use Momaw Nadon");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Rock Wart", "Ubrikkian 9000 Z001", "Stormtrooper"})
    void notOtherCards(String other) {
        with(other).turn(LIGHT, Phase.CONTROL).mayNot("use Momaw Nadon");
    }

    @Test
    void notElsewhereNorInAnotherPhaseNorWhileItIsRidden() {
        with().at(CANTINA, "Bantha").turn(LIGHT, Phase.CONTROL).mayNot("use Momaw Nadon");
        var deploy = with("Bantha").turn(LIGHT, Phase.DEPLOY);
        mayNotInThisPhase(deploy, "use Momaw Nadon");
        var theirs = with("Bantha").turn(DARK, Phase.CONTROL);
        mayNotInThisPhase(theirs, "use Momaw Nadon");
        with("Bantha")
                .passenger("Bantha", "Tusken Raider")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use Momaw Nadon");
    }

    @Test
    void whatIsStolenIsHisAlready() {
        with("Bantha").stolen("Bantha").turn(LIGHT, Phase.CONTROL).mayNot("use Momaw Nadon");
    }
}
