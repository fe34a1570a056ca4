package holosite.app.testrun;

import java.io.IOException;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.attribute.ConstantValueAttribute;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What other classes see of a class: its kind, its supertypes, and the fields and methods that are
 * not private. As long as this stays the same, no other class needs to be compiled again.
 */
final class ClassShape {
    private ClassShape() {}

    /** The shapes of the classes that a source file was compiled to, by file name. */
    static Map<String, List<String>> ofSource(Path source, Path folder) throws IOException {
        var shapes = new TreeMap<String, List<String>>();
        String name = source.getFileName().toString().replace(".java", "");
        Path classes = folder.resolve(source).getParent();
        if (classes != null && Files.isDirectory(classes)) {
            try (var files =
                    Files.newDirectoryStream(
                            classes,
                            file -> {
                                String own = file.getFileName().toString();
                                return own.equals(name + ".class")
                                        || (own.startsWith(name + "$") && own.endsWith(".class"));
                            })) {
                for (Path file : files) {
                    shapes.put(file.getFileName().toString(), of(file));
                }
            }
        }
        return shapes;
    }

    private static List<String> of(Path file) throws IOException {
        ClassModel model = ClassFile.of().parse(file);
        var shape = new ArrayList<String>();
        shape.add(
                model.flags().flagsMask()
                        + " "
                        + model.superclass()
                        + " "
                        + model.interfaces()
                        + " "
                        + signature(model)
                        + " "
                        + model.findAttribute(Attributes.permittedSubclasses())
                                .map(permitted -> permitted.permittedSubclasses().toString())
                        + " "
                        + model.findAttribute(Attributes.record())
                                .map(record -> record.components().toString()));
        for (var field : model.fields()) {
            if (!field.flags().has(AccessFlag.PRIVATE)) {
                shape.add(
                        "%d %s %s %s %s"
                                .formatted(
                                        field.flags().flagsMask(),
                                        field.fieldName(),
                                        field.fieldType(),
                                        signature(field),
                                        field.findAttribute(Attributes.constantValue())
                                                .map(ConstantValueAttribute::constant)));
            }
        }
        for (var method : model.methods()) {
            if (!method.flags().has(AccessFlag.PRIVATE)
                    && !method.flags().has(AccessFlag.SYNTHETIC)) {
                shape.add(
                        "%d %s %s %s"
                                .formatted(
                                        method.flags().flagsMask(),
                                        method.methodName(),
                                        method.methodType(),
                                        signature(method)));
            }
        }
        Collections.sort(shape);
        return shape;
    }

    private static String signature(AttributedElement element) {
        return element.findAttribute(Attributes.signature())
                .map(attribute -> attribute.signature().stringValue())
                .orElse("");
    }
}
