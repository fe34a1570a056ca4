package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dragonsnake. */
class DragonsnakeTest {
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String JUNGLE = "Dagobah: Jungle";
    private static final String BOG = "Dagobah: Bog Clearing";

    private static Scene attack(Position position) {
        var scene =
                position.at(SWAMP, "Dragonsnake", "R2-D2 (Artoo-Detoo)")
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        return scene.letAttack("Dragonsnake").passResponses();
    }

    @Test
    @Claim("dragonsnake#1")
    void aDroidWithoutAnAdjacentExteriorSiteIsLost() {
        var nowhere = attack(table().site(SWAMP, LIGHT));
        assertThat(nowhere.lost(LIGHT)).containsExactly("R2-D2 (Artoo-Detoo)");

        var inside = attack(table().site("Dagobah: Cave", DARK).site(SWAMP, LIGHT));
        assertThat(inside.lost(LIGHT)).containsExactly("R2-D2 (Artoo-Detoo)");

        var outside = attack(table().site(SWAMP, LIGHT).site(JUNGLE, LIGHT));
        assertThat(outside.lost(LIGHT)).isEmpty();
        assertThat(outside.locationOf("R2-D2")).isEqualTo(JUNGLE);
    }

    @ParameterizedTest
    @CsvSource({"R2-D2 (Artoo-Detoo), DARK", "EG-6, LIGHT"})
    void theOpponentOfABeatenDroidsOwnerChoosesAnAdjacentExteriorSiteForIt(
            String droid, Side chooser) {
        var scene =
                table().site(JUNGLE, LIGHT)
                        .site(SWAMP, LIGHT)
                        .site(BOG, LIGHT)
                        .site("Dagobah: Training Area", LIGHT)
                        .at(SWAMP, "Dragonsnake", droid)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        int swamp = scene.locations().indexOf(SWAMP);
        var beside = List.of(scene.locations().get(swamp - 1), scene.locations().get(swamp + 1));

        scene.passUntil(Prompt.Key.PICK).expectDecider(chooser);

        assertThat(oneOf(scene)).containsExactlyInAnyOrderElementsOf(beside);
        scene.choose(beside.getFirst());
        assertThat(scene.locationOf(droid)).isEqualTo(beside.getFirst());
    }

    @Test
    void whoIsNoDroidIsEatenAllTheSame() {
        var scene =
                table().at(SWAMP, "Dragonsnake", "Rebel Trooper")
                        .site(JUNGLE, LIGHT)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);

        scene.letAttack("Dragonsnake");

        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper");
    }

    @ParameterizedTest
    @CsvSource({"R2-D2 (Artoo-Detoo)", "EG-6"})
    void theCaveIsNoSiteToChaseADroidTo(String droid) {
        var scene =
                table().site(JUNGLE, LIGHT)
                        .site(SWAMP, LIGHT)
                        .site("Dagobah: Cave", DARK)
                        .at(SWAMP, "Dragonsnake", droid)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.locations()).containsSubsequence(JUNGLE, SWAMP, "Dagobah: Cave");

        scene.answerDefaults(
                () -> scene.phase() == Phase.BATTLE && scene.prompt() != Prompt.Key.PICK);

        assertThat(scene.locationOf(droid)).isEqualTo(JUNGLE);
    }

    @Test
    void aSecondOneHasNoPartInIt() {
        var scene =
                attack(
                        table().site(SWAMP, LIGHT)
                                .site(JUNGLE, LIGHT)
                                .site("Tatooine: Docking Bay 94", DARK)
                                .at("Tatooine: Mos Eisley", "Dragonsnake#2")
                                .on("Tatooine: Mos Eisley", "Dark Waters"));
        assertThat(scene.locationOf("R2-D2")).isEqualTo(JUNGLE);
    }
}
