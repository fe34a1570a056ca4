package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** We'll Find Han. */
class WellFindHanTest {
    @Test
    void hanIsFoundEvenWhereHeCouldNotDeploy() {
        var scene =
                table().at("Dagobah: Bog Clearing", "Chewbacca")
                        .hand(LIGHT, "We'll Find Han", "Han Solo")
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy Han Solo").play("We'll Find Han").choose("Han Solo");
        assertThat(scene.locationOf("Han Solo")).isEqualTo("Dagobah: Bog Clearing");
    }

    private static final String FIND = "We'll Find Han";

    @Test
    void heComesToTheSiteOfChewieOrOfLightsLando() {
        assertThat(found("Chewbacca")).isTrue();
        assertThat(found("Lando Calrissian (5_5)")).isTrue();
        assertThat(found("Lando Calrissian (5_99)")).isFalse();
        assertThat(found("Luke Skywalker")).isFalse();
    }

    @Test
    void heComesToTheirSiteAndToNoOther() {
        for (String other : new String[] {"Luke Skywalker", "Lando Calrissian (5_99)"}) {
            var scene =
                    table().at("Tatooine: Cantina", "Chewbacca")
                            .at("Tatooine: Mos Eisley", other)
                            .hand(LIGHT, FIND, "Han Solo (1_11)", "Han With Heavy Blaster Pistol")
                            .force(LIGHT, 6)
                            .turn(LIGHT, Phase.DEPLOY);
            scene.play(FIND).chooseOnly("Han Solo").passResponses();
            assertThat(scene.locationOf("Han Solo")).isEqualTo("Tatooine: Cantina");
        }
        table().at("Tatooine", "Corellian Corvette")
                .passenger("Corellian Corvette", "Chewbacca")
                .hand(LIGHT, FIND, "Han Solo")
                .force(LIGHT, 6)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("play " + FIND);
    }

    /** Whether the card is offered in a battle at the cantina while others are elsewhere. */
    private static boolean helps(String[] here, String... elsewhere) {
        var scene =
                table().at("Tatooine: Cantina", here)
                        .at("Tatooine: Cantina", "Rebel Trooper", "Stormtrooper")
                        .at("Tatooine: Mos Eisley", elsewhere)
                        .hand(LIGHT, FIND)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine: Cantina");
        while (scene.inBattle() && !scene.isOffered("play " + FIND)) {
            scene.answerDefault();
        }
        return scene.inBattle();
    }

    @Test
    void bothChewieAndLightsLandoAreInThatBattle() {
        String chewie = "Chewbacca";
        String lando = "Lando Calrissian (5_5)";
        assertThat(helps(new String[] {chewie, lando})).isTrue();
        assertThat(helps(new String[] {chewie}, lando)).isFalse();
        assertThat(helps(new String[] {lando}, chewie)).isFalse();
        assertThat(helps(new String[] {chewie, "Lando Calrissian (5_99)"})).isFalse();
        assertThat(helps(new String[] {lando, "Luke Skywalker"})).isFalse();
    }

    private static boolean found(String friend) {
        return table().at("Tatooine: Cantina", friend)
                .hand(LIGHT, FIND, "Han Solo")
                .force(LIGHT, 6)
                .turn(LIGHT, Phase.DEPLOY)
                .isOffered("play " + FIND);
    }

    @Test
    void heCostsWhatHeAlwaysCosts() {
        var scene =
                table().at("Tatooine: Cantina", "Chewbacca")
                        .hand(LIGHT, FIND, "Han Solo")
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.DEPLOY);
        int cost = scene.deployCost("Han Solo", "Tatooine: Cantina");
        scene.play(FIND).choose("Han Solo").passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(6 - cost);
        assertThat(scene.used(LIGHT)).contains(FIND);
    }

    @Test
    void withoutHanInHandThereIsNothingToPlay() {
        table().at("Tatooine: Cantina", "Chewbacca")
                .hand(LIGHT, FIND)
                .force(LIGHT, 6)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("play " + FIND);
    }

    @Test
    void chewieAndLandoInBattleTogetherSufferThreeLessAttrition() {
        assertThat(attrition("Lando Calrissian (5_5)", true)).isEqualTo(2);
        assertThat(attrition("Lando Calrissian (5_5)", false)).isEqualTo(5);
        table().at("Tatooine: Cantina", "Chewbacca", "Rebel Trooper", "Stormtrooper")
                .hand(LIGHT, FIND)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine: Cantina")
                .mayNot("play " + FIND);
    }

    private static double attrition(String friend, boolean played) {
        var scene =
                table().at("Tatooine: Cantina", "Chewbacca", friend, "Darth Vader")
                        .hand(LIGHT, FIND)
                        .force(DARK, 1)
                        // Vader adds 1
                        .nextDestiny(DARK, 4)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine: Cantina");
        if (played) {
            scene.passUntil("play " + FIND).play(FIND).passResponses();
        }
        scene.passUntil("forfeit Chewbacca");
        return scene.attritionLeft(LIGHT);
    }

    @Test
    void itCancelsIHadNoChoiceOnTableOrAsItIsDeployed() {
        var choice =
                Kinds.effect("I Had No Choice", DARK, "0_1")
                        .destiny(4)
                        .says(Abilities.deploysOn(Filters.CHARACTER));
        var onTable =
                tableWith(choice)
                        .at("Tatooine: Cantina", "Wioslea")
                        .on("Wioslea", "I Had No Choice")
                        .hand(LIGHT, FIND)
                        .turn(LIGHT, Phase.CONTROL);
        onTable.play(FIND).passResponses();
        assertThat(onTable.lost(DARK)).containsExactly("I Had No Choice");
        tableWith(choice)
                .at("Tatooine: Cantina", "Wioslea", "Dutch")
                .on("Wioslea", "I Had No Choice")
                .on("Dutch", "I Had No Choice")
                .hand(LIGHT, FIND)
                .turn(LIGHT, Phase.CONTROL)
                .play(FIND)
                .chooseOnly("I Had No Choice");
        var deploying =
                tableWith(choice)
                        .at("Tatooine: Cantina", "Wioslea")
                        .hand(DARK, "I Had No Choice")
                        .hand(LIGHT, FIND)
                        .turn(DARK, Phase.DEPLOY);
        deploying.deploy("I Had No Choice").play(FIND).passResponses();
        assertThat(deploying.lost(DARK)).containsExactly("I Had No Choice");
    }
}
