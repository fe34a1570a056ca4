package holosite.rules.cards.theedpalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Darth Sidious. */
class DarthSidiousTest {
    private static final String SIDIOUS = "Darth Sidious";

    @ParameterizedTest
    @CsvSource({
        "Obi-Wan Kenobi, false, true",
        "Rebel Trooper, false, false",
        "Obi-Wan Kenobi, true, false"
    })
    void aloneHePlacesAJediWhoIsLostOutOfPlay(String lost, boolean company, boolean offered) {
        var position = table().at(BAY, SIDIOUS).at(CANTINA, lost).hit(lost).force(DARK, 3);
        if (company) {
            position.at(BAY, "Stormtrooper");
        }
        var scene = position.turn(DARK, Phase.CONTROL);

        assertThat(scene.isOffered("use " + SIDIOUS)).isEqualTo(offered);
        if (offered) {
            scene.use(SIDIOUS).lose("Reserve Deck").passResponses();
            assertThat(scene.outOfPlay(LIGHT)).containsExactly(lost);
            assertThat(scene.lost(DARK)).hasSize(1);
        }
    }

    @Test
    void hisOwnSidesJediAreSafeFromHim() {
        table().at(BAY, SIDIOUS)
                .at(CANTINA, "Darth Vader")
                .hit("Darth Vader")
                .force(DARK, 3)
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + SIDIOUS);
    }

    @ParameterizedTest
    @CsvSource({
        "Coruscant: Galactic Senate, Daultay Dofine, true",
        "Tatooine: Docking Bay 94, Daultay Dofine, false",
        "Coruscant: Galactic Senate, Stormtrooper, false"
    })
    void fromCoruscantHeAddsABattleDestinyForANeimoidian(
            String place, String fighter, boolean offered) {
        var scene =
                table().site(place, DARK)
                        .at(place, SIDIOUS)
                        .at(CANTINA, fighter, "Rebel Trooper")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.mayNot("use " + SIDIOUS).battleAt(CANTINA);

        assertThat(scene.isOffered("use " + SIDIOUS)).isEqualTo(offered);
        if (offered) {
            int before = battleDestinies(scene, DARK);
            scene.use(SIDIOUS).passResponses();
            assertThat(battleDestinies(scene, DARK)).isEqualTo(before + 1);
            assertThat(scene.used(DARK)).hasSize(2);
            scene.passUntil(DARK).mayNot("use " + SIDIOUS);
        }
    }

    @Test
    void notFromSpaceAboveCoruscant() {
        var scene =
                table().at("Coruscant", "Devastator")
                        .passenger("Devastator", SIDIOUS)
                        .at(CANTINA, "Daultay Dofine", "Rebel Trooper")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        mayNotInThisPhase(scene.battleAt(CANTINA), "use " + SIDIOUS);
    }

    @Test
    void heIsImmuneToAttrition() {
        var scene = table().at(BAY, SIDIOUS).turn(DARK, Phase.CONTROL);
        assertThat(scene.immunity(SIDIOUS)).isGreaterThan(99);
    }

    @Test
    void aBeastIsNoCompany() {
        table().at(BAY, SIDIOUS, "Rock Wart")
                .at(CANTINA, "Obi-Wan Kenobi")
                .hit("Obi-Wan Kenobi")
                .force(DARK, 3)
                .turn(DARK, Phase.CONTROL)
                .offers("use " + SIDIOUS);
    }
}
