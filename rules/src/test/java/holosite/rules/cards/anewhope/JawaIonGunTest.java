package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Jawa Ion Gun. */
class JawaIonGunTest {
    private static final String GUN = "Jawa Ion Gun";

    private static final Card JAWA =
            Kinds.alien("Plain Jawa", LIGHT, "0_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .is(Trait.JAWA)
                    .says();

    @Test
    void itDeploysOnAJawaForOneAndOnAWarriorForThree() {
        var scene =
                tableWith(JAWA)
                        .at(
                                CANTINA,
                                "Plain Jawa",
                                "Rebel Trooper",
                                "Leia Organa",
                                "Boba Fett",
                                "C-3PO",
                                "Beru Lars")
                        .hand(LIGHT, GUN)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost(GUN, "Plain Jawa")).isEqualTo(1);
        assertThat(scene.deployCost(GUN, "Rebel Trooper")).isEqualTo(3);
        assertThat(hosts(scene, GUN))
                .containsExactlyInAnyOrder("Plain Jawa", "Rebel Trooper", "Leia Organa");
    }

    private static Scene fired(String bearer, String target, int destiny) {
        return tableWith(JAWA)
                .at(CANTINA, "Plain Jawa", "Luke Skywalker", target, "Darth Vader", "Garindan")
                .on(bearer, GUN)
                .force(LIGHT, 6)
                .force(DARK, 6)
                .nextDestiny(LIGHT, destiny)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(CANTINA)
                .fire(GUN)
                .at(target)
                .passResponses();
    }

    @ParameterizedTest
    @CsvSource({"2, DARK", "3, LIGHT"})
    void aDroidIsStolenIfOneMoreThanDestinyBeatsItsForfeit(int destiny, Side owner) {
        var scene = fired("Plain Jawa", "R2-Q2", destiny);
        assertThat(scene.ownerOf("R2-Q2")).isEqualTo(owner);
        assertThat(scene.has("R2-Q2", Flag.EXCLUDED)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, true", "2, false"})
    void anybodyElseIsExcludedIfDestinyIsHisDefenseValue(int over, boolean excluded) {
        int defense =
                (int)
                        tableWith(JAWA)
                                .at(CANTINA, "Stormtrooper")
                                .turn(DARK)
                                .defense("Stormtrooper");
        var scene = fired("Luke Skywalker", "Stormtrooper", defense - 1 + over);
        assertThat(scene.has("Stormtrooper", Flag.EXCLUDED)).isEqualTo(excluded);
        assertThat(scene.isHit("Stormtrooper")).isFalse();
        assertThat(scene.ownerOf("Stormtrooper")).isEqualTo(DARK);
    }

    @Test
    void aShotCostsOneForce() {
        int before =
                tableWith(JAWA)
                        .at(CANTINA, "Plain Jawa", "Darth Vader")
                        .on("Plain Jawa", GUN)
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("fire " + GUN)
                        .forcePile(LIGHT)
                        .size();
        assertThat(fired("Plain Jawa", "R2-Q2", 3).forcePile(LIGHT)).hasSize(before - 1);
        assertThat(fired("Plain Jawa", "Stormtrooper", 1).forcePile(LIGHT)).hasSize(before - 1);
    }

    @Test
    void itTargetsCharactersOnly() {
        var scene =
                tableWith(JAWA)
                        .at(MOS_EISLEY, "Luke Skywalker", "Stormtrooper", "R2-Q2", "Bantha")
                        .on("Luke Skywalker", GUN)
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        assertThat(targets(scene, GUN))
                .containsExactlyInAnyOrder("Stormtrooper", "R2-Q2 (Artoo-Kyootoo)");
    }

    @Test
    void noDroidIsExcludedWhateverItsDefenseValue() {
        int defense = (int) table().at(CANTINA, "R2-Q2").turn(DARK).defense("R2-Q2");
        assertThat(fired("Luke Skywalker", "R2-Q2", defense).has("R2-Q2", Flag.EXCLUDED)).isFalse();
    }
}
