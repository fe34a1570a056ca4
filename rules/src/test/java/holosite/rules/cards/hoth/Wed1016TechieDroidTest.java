package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** WED-1016 'Techie' Droid. */
class Wed1016TechieDroidTest {
    private static final String WED = "WED-1016 'Techie' Droid";

    private static Scene losing(String where, String place, String craft) {
        return table().site(MOS_EISLEY, DARK)
                .at(where, WED)
                .at(place, craft)
                .hit(craft)
                .turn(LIGHT, Phase.CONTROL);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Tatooine: Mos Eisley|Tatooine: Mos Eisley|Snowspeeder|true",
                "Tatooine: Mos Eisley|Tatooine: Lars' Moisture Farm|Snowspeeder|true",
                "Tatooine: Docking Bay 94|Tatooine|X-wing|true",
                "Tatooine: Mos Eisley|Tatooine|X-wing|true",
                "Death Star: Docking Bay 327|Death Star: Docking Bay 327|X-wing|true",
                "Cloud City: Platform 327 (Docking Bay)|Bespin: Cloud City|X-wing|true",
                "Tatooine: Docking Bay 94|Tatooine: Lars' Moisture Farm|Snowspeeder|false",
                "Tatooine: Mos Eisley|Kessel|X-wing|false",
                "Tatooine: Cantina|Tatooine|X-wing|false",
                "Tatooine: Mos Eisley|Hoth: Ice Plains (5th Marker)|Snowspeeder|false",
                "Tatooine: Mos Eisley|Tatooine: Mos Eisley|Dutch|false"
            })
    void whatWasHitNearbyGoesToTheUsedPileForOneForce(
            String where, String place, String craft, boolean saved) {
        var scene = losing(where, place, craft);
        assertThat(scene.isOffered("use " + WED)).isEqualTo(saved);
        if (saved) {
            scene.use(WED).passUntil(LIGHT, Phase.DEPLOY);
            assertThat(scene.used(LIGHT)).contains(craft);
            assertThat(scene.lost(LIGHT)).hasSize(1).doesNotContain(craft);
        }
    }

    @Test
    void onlyOneInATurnAndOnlyWhatWasHit() {
        var scene =
                table().at(MOS_EISLEY, WED, "Snowspeeder", "Rogue 1")
                        .hit("Snowspeeder", "Rogue 1")
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(WED);
        mayNotInThisPhase(scene, "use " + WED);
        assertThat(scene.lost(LIGHT)).hasSize(2);
        var whole =
                table().at(MOS_EISLEY, WED, "Snowspeeder", "Stormtrooper", "Darth Vader")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY)
                        .passWeapons();
        whole.passUntil("forfeit Snowspeeder").forfeit("Snowspeeder");
        mayNotInThisPhase(whole, "use " + WED);
    }
}
